/// Something to document.
public struct Player {}
