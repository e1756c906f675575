"""Scenarios as teams write them for `explain --jsonl`: a fixed mix of containers, delegates and presentations."""
import itertools

VERSIONS = ["12.4", "15", "16", 17, "26.2", 9, "13", "18.1"]
DEVICES = ["landscapeLeft", "portrait", "landscapeRight", "portraitUpsideDown", "faceUp"]
MASKS = ["landscape", ["portrait"], "all", "allButUpsideDown", ["portrait", "landscapeRight"]]


def plain(mask):
    return {"root": {"name": "PlayerViewController", "supportedInterfaceOrientations": mask, "shouldAutorotate": True}}


def delegated(mask):
    return {"Info.plist": ["portrait", "landscapeLeft", "landscapeRight"], "app delegate": mask,
            "event": "setNeedsUpdateOfSupportedInterfaceOrientations"}


def forwarding(mask):
    player = {"name": "Player", "supportedInterfaceOrientations": mask, "preferredInterfaceOrientationForPresentation": "current"}
    return {"app delegate": "allButUpsideDown", "root": {
        "name": "Main", "kind": "TabBar", "forwarding": "selected",
        "child": {"name": "PlayerNavigationController", "forwarding": "top", "children": ["List", player]}}}


def container_delegate(mask):
    return {"root": {"name": "Navigation", "forwarding": "delegate", "delegate": {"supportedInterfaceOrientations": mask},
                     "child": "Detail"}, "controllers": {"Detail": {"supportedInterfaceOrientations": "portrait"}}}


def presented(mask):
    modal = {"name": "Trailer", "supportedInterfaceOrientations": mask, "preferredInterfaceOrientationForPresentation": "landscapeRight"}
    return {"root": "Main=TabBar > Player", "presented": [{"style": "fullScreen", "controller": modal}], "event": "presented"}


def sheet(mask):
    return {"Main.supportedInterfaceOrientations": mask, "root": "Main", "presented": ["Settings as pageSheet"],
            "event": "dismissed as pageSheet"}


def tablet(mask):
    return {"idiom": "pad", "Info.plist~ipad": "all", "UIRequiresFullScreen": True, "app delegate": mask,
            "event": "requestGeometryUpdate landscape"}


def variable(mask):
    return {"variables": {"allowed": mask}, "app delegate": "variable allowed", "rotation lock": False,
            "event": "set UIDevice.orientation 3 (KVC)"}


SHAPES = [plain, delegated, forwarding, container_delegate, presented, sheet, tablet, variable]


def scenarios(count):
    """So many scenarios: every shape with every version, device and mask, over and over."""
    mix = itertools.cycle(itertools.product(DEVICES, MASKS, VERSIONS, SHAPES))
    for device, mask, version, shape in itertools.islice(mix, count):
        yield {"iOS": version, "device": device, **shape(mask)}
