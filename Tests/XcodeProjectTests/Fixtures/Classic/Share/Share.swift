final class Share {}
