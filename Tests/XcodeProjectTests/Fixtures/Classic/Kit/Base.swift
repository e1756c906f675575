open class Base {}
