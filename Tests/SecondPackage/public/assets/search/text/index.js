orientationSearch.accept("text/index",[[0,"The app turns with the device."]]);
