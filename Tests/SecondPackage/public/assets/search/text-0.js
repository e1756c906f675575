orientationSearch.accept("text-0",[[0,"The app turns with the device."]]);
